import { render } from 'preact';
import './theme/index.css';
import './shell.css';
import { App } from './app.tsx';
import { takeOthersFrom } from './library.ts';
import { keepOffline } from './offline/keep.ts';
import { othersKnown } from './others.ts';
import { wearSettings } from './settings/settings.ts';

// The look of every board; other people's comes with their games.
import.meta.glob('../games/*/view/style.css', { eager: true });

takeOthersFrom(othersKnown);
wearSettings();
render(<App />, document.getElementById('app')!);
keepOffline();
