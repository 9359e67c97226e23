import { Gone, Loading, useLoaded } from '../loading.tsx';
import { go } from '../router.tsx';
import { houseWording } from '../words/house/index.ts';
import { backFromProvider } from './identity.ts';

/** Where the identity provider sends the browser back to. */
export function IdentityPage() {
  const { account: words } = houseWording.value;
  const { value, failed, done } = useLoaded(async () => {
    const { search } = location;
    // What opens an account does not stay in the address.
    history.replaceState(null, '', location.pathname);
    const mine = await backFromProvider(search);
    if (mine) go('/account', true);
    return mine;
  }, []);
  if (!done || value) return <Loading />;
  return <Gone title={words.title} why={failed instanceof Error ? failed.message : words.notAsked} />;
}
