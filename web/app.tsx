import type { ComponentChildren, FunctionComponent } from 'preact';
import { Component } from 'preact';
import { announced } from './announcements/heard.ts';
import { cardOf } from './cards.ts';
import { late } from './late.tsx';
import { loadGame } from './library.ts';
import { Loading, Notice, useLoaded } from './loading.tsx';
import { online } from './offline/keep.ts';
import { others } from './others.ts';
import { NotFound } from './pages/not-found.tsx';
import { shelf } from './play/shelf.ts';
import { path } from './router.tsx';
import { noted } from './seek/wished.ts';
import { TopBar } from './top-bar.tsx';
import { wording } from './words/index.ts';
import { wordsHere } from './words/reader.ts';

type Page = FunctionComponent<{ readonly id: string }>;
type Load = () => Promise<Page>;

/** Each address with the page it opens, fetched then. One that tells by itself when its line is cut need not be told of the network. */
const ROUTES: readonly {
  readonly at: RegExp;
  readonly load: Load;
  readonly full?: boolean;
  readonly game?: true;
  readonly tells?: true;
  /** What the page will ask for, as far as the address tells. */
  readonly beside?: (id: string) => Promise<unknown>;
}[] = [
  { at: /^\/()$/, load: () => import('./pages/home.tsx').then((m) => m.Home) },
  { at: /^\/play\/([a-z][a-z0-9-]*)$/, load: () => import('./pages/setup.tsx').then((m) => m.SetUp), game: true },
  {
    at: /^\/here\/([\w-]+)$/,
    load: () => import('./pages/here.tsx').then((m) => m.Here),
    beside: async (id) => loadGame(shelf.get(id)?.record.game ?? ''),
    full: true,
  },
  { at: /^\/here\/([\w-]+)\/replay$/, load: () => import('./pages/replay.tsx').then((m) => m.ReplayHere), full: true },
  { at: /^\/seek()$/, load: () => import('./seek/page.tsx').then((m) => m.SeekPage) },
  { at: /^\/watch()$/, load: () => import('./watching/page.tsx').then((m) => m.WatchPage) },
  {
    at: /^\/tables()$/,
    load: () => import('./pages/tables.tsx').then((m) => m.Tables),
    beside: () => import('./lobby/first.ts').then((m) => m.askFirst()),
  },
  {
    at: /^\/t\/([\w-]+)$/,
    load: () => import('./pages/table.tsx').then((m) => m.OnlineTable),
    full: true,
    tells: true,
  },
  { at: /^\/t\/([\w-]+)\/replay$/, load: () => import('./pages/replay.tsx').then((m) => m.ReplayOnline), full: true },
  {
    at: /^\/here\/([\w-]+)\/analysis$/,
    load: () => import('./analysis/page.tsx').then((m) => m.AnalysisHere),
  },
  { at: /^\/t\/([\w-]+)\/analysis$/, load: () => import('./analysis/page.tsx').then((m) => m.AnalysisOnline) },
  { at: /^\/embed\/([\w-]+)$/, load: () => import('./pages/replay.tsx').then((m) => m.ReplayFramed), full: true },
  { at: /^\/check()$/, load: () => import('./pages/check.tsx').then((m) => m.CheckAny) },
  { at: /^\/t\/([\w-]+)\/check$/, load: () => import('./pages/check.tsx').then((m) => m.CheckOnline) },
  { at: /^\/here\/([\w-]+)\/check$/, load: () => import('./pages/check.tsx').then((m) => m.CheckHere) },
  { at: /^\/rules\/([a-z][a-z0-9-]*)$/, load: () => import('./guide/page.tsx').then((m) => m.Rules), game: true },
  {
    at: /^\/rules\/([a-z][a-z0-9-]*)\/clauses$/,
    load: () => import('./rules/clauses.tsx').then((m) => m.Clauses),
    game: true,
  },
  {
    at: /^\/rules\/([a-z][a-z0-9-]*)\/sheet$/,
    load: () => import('./guide/sheet.tsx').then((m) => m.SheetPage),
    game: true,
  },
  {
    at: /^\/practice\/([a-z][a-z0-9-]*)$/,
    load: () => import('./guide/practice.tsx').then((m) => m.Practice),
    full: true,
    game: true,
  },
  {
    at: /^\/components\/([a-z][a-z0-9-]*)$/,
    load: () => import('./pages/components.tsx').then((m) => m.Components),
    game: true,
  },
  {
    at: /^\/learn\/([a-z][a-z0-9-]*)$/,
    load: () => import('./learn/page.tsx').then((m) => m.Learn),
    full: true,
    game: true,
  },
  { at: /^\/people()$/, load: () => import('./people/best.tsx').then((m) => m.PeoplePage) },
  { at: /^\/people\/([^/]+)$/, load: () => import('./people/profile.tsx').then((m) => m.ProfilePage) },
  {
    at: /^\/statistics\/([a-z][a-z0-9-]*)$/,
    load: () => import('./people/statistics.tsx').then((m) => m.StatisticsPage),
    game: true,
  },
  { at: /^\/settings()$/, load: () => import('./settings/page.tsx').then((m) => m.SettingsPage) },
  { at: /^\/account()$/, load: () => import('./account/page.tsx').then((m) => m.AccountPage) },
  { at: /^\/notices()$/, load: () => import('./notices/page.tsx').then((m) => m.NoticesPage) },
  { at: /^\/identity()$/, load: () => import('./account/identity-page.tsx').then((m) => m.IdentityPage) },
  { at: /^\/moderation()$/, load: () => import('./neighbours/moderation.tsx').then((m) => m.ModerationPage) },
  { at: /^\/reset()$/, load: () => import('./account/reset.tsx').then((m) => m.ResetPage) },
  { at: /^\/about()$/, load: () => import('./pages/about.tsx').then((m) => m.About) },
];

const routeTo = (address: string) => ROUTES.find(({ at }) => at.test(address));

/** Begins to fetch the page of this address while words are still on their way. */
export function fetchPage(): void {
  const address = path.peek();
  const route = routeTo(address);
  if (!route) return;
  const [, id] = route.at.exec(address)!;
  // What fails here is asked for again, and told, when the page is opened.
  for (const fetched of [route.load(), route.beside?.(id)]) fetched?.catch(() => undefined);
}

/** Comes only when there is something to announce. */
const Announced = late(() => import('./announcements/bar.tsx').then((m) => wordsHere().then(() => m.Announced)));

/** Comes only while somebody waits for others to play with. */
const SeekBar = late(() => import('./seek/bar.tsx').then((m) => wordsHere().then(() => m.SeekBar)));

export function App() {
  const route = routeTo(path.value);
  const id = route?.at.exec(path.value)?.[1] ?? '';
  const missing = !route || (route.game === true && !cardOf(id));
  return (
    <Fallible key={path.value}>
      <a class="skip" href="#content">
        {wording.value.nav.skip}
      </a>
      {route?.full ? undefined : <TopBar />}
      {online.value || route?.tells ? undefined : (
        <p class="banner" role="status">
          {wording.value.nav.offline}
        </p>
      )}
      {announced.value.length > 0 ? <Announced full={route?.full === true} /> : undefined}
      {noted.value ? <SeekBar /> : undefined}
      {missing && route && !others.value ? (
        <Loading />
      ) : missing || !route ? (
        <NotFound />
      ) : (
        <Lazy load={route.load} id={id} />
      )}
    </Fallible>
  );
}

function Lazy({ load, id }: { readonly load: Load; readonly id: string }) {
  const { value: Opened, failed } = useLoaded(() => load().finally(wordsHere), [load]);
  if (failed) throw failed;
  return Opened ? <Opened id={id} /> : <Loading />;
}

/** A fault on one page shows a page that says so; the game it showed is kept. */
class Fallible extends Component<{ readonly children?: ComponentChildren }, { readonly fault?: unknown }> {
  override state: { readonly fault?: unknown } = {};

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
    this.setState({ fault });
  }

  override render() {
    const { errors } = wording.value;
    if (this.state.fault === undefined) return this.props.children;
    return (
      <Notice title={errors.crashed}>
        <p>{errors.crashedLead}</p>
        <p>
          <button type="button" class="primary" onClick={() => location.reload()}>
            {errors.reload}
          </button>{' '}
          <a href="/">{errors.home}</a>
        </p>
      </Notice>
    );
  }
}
