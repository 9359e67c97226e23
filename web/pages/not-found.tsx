import { Gone } from '../loading.tsx';
import { wording } from '../words/index.ts';

export function NotFound() {
  const { errors } = wording.value;
  return <Gone title={errors.notFound} why={errors.notFoundLead} />;
}
