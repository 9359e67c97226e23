import { turns } from './home/turns.ts';
import { Link } from './router.tsx';
import { CHOICES, change, settings } from './settings/settings.ts';
import { wording } from './words/index.ts';

/** The bar of every page that is no table. */
export function TopBar() {
  const { nav } = wording.value;
  return (
    <header class="top-bar">
      <Link class="brand" href="/">
        <img src="/icon.svg" alt="" width="28" height="28" />
        Engawa
      </Link>
      <nav aria-label={nav.main}>
        <Link href="/tables">
          {nav.tables}
          {turns.value.length > 0 ? (
            <>
              {' '}
              <span class="turn-count">
                {turns.value.length}
                <span class="for-readers"> {nav.waitForYou}</span>
              </span>
            </>
          ) : undefined}
        </Link>
        <Link href="/account">{nav.account}</Link>
        <Link href="/settings">{nav.settings}</Link>
        <Link href="/about">{nav.about}</Link>
      </nav>
      <label class="language">
        <span class="for-readers">{nav.language}</span>
        <select
          value={settings.value.language}
          onChange={(event) =>
            change({ language: CHOICES.language.find((code) => code === event.currentTarget.value) ?? 'en' })
          }
        >
          <option value="en">English</option>
          <option value="fr">Français</option>
          <option value="ja">日本語</option>
        </select>
      </label>
    </header>
  );
}
