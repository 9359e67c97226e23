/** library/pressing.mjs is plain JavaScript, since scripts that run before anything is built need it too. */
declare module '*/pressing.mjs' {
  export function pressSource(folder: string, build: typeof import('esbuild').build): Promise<string>;
}
