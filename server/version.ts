import { version } from '../package.json';

/** Written into the bundle by scripts/bundle.mjs; there is none where the sources run themselves, as in tests. */
declare const BUILT_FROM: string | null | undefined;

/** What runs here: told by `engawa --version` and GET /healthz. */
export const RELEASE = {
  version,
  /** With "-dirty" where the files differed from the commit; null where no repository was there to ask. */
  commit: typeof BUILT_FROM === 'string' ? BUILT_FROM : null,
} as const;
