import { render } from 'preact';
import './theme/index.css';
import './shell.css';
import { App } from './app.tsx';
import { keepOffline } from './offline/keep.ts';
import { wearSettings } from './settings/settings.ts';

wearSettings();
render(<App />, document.getElementById('app')!);
keepOffline();
