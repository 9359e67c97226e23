import { Notice } from '../loading.tsx';
import { Link } from '../router.tsx';
import { wording } from '../words/index.ts';

export function NotFound() {
  const { errors } = wording.value;
  return (
    <Notice title={errors.notFound}>
      <p>{errors.notFoundLead}</p>
      <p>
        <Link class="button primary" href="/">
          {errors.home}
        </Link>
      </p>
    </Notice>
  );
}
