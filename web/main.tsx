import { render } from 'preact';
import './theme/index.css';
import './theme/boards.ts';
import './shell.css';
import { App } from './app.tsx';
import { takeOthersFrom } from './library.ts';
import { keepOffline } from './offline/keep.ts';
import { othersKnown } from './others.ts';
import { wearSettings } from './settings/settings.ts';

takeOthersFrom(othersKnown);
wearSettings();
render(<App />, document.getElementById('app')!);
keepOffline();
