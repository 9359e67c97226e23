/** What authors of games build on, the games of this house included: `import { defineGame } from 'engawa'`. */
export * from './index.ts';
