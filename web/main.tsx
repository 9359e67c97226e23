import { render } from 'preact';
import './theme/index.css';
import './theme/boards.ts';
import './shell.css';
import { App } from './app.tsx';
import { learnToSpeak, takeOthersFrom, takeReaderFrom } from './library.ts';
import { keepOffline } from './offline/keep.ts';
import { othersKnown } from './others.ts';
import { beforeSpeaking, settings, wearSettings } from './settings/settings.ts';

takeOthersFrom(othersKnown);
takeReaderFrom(() => settings.peek().language);
beforeSpeaking(learnToSpeak);
wearSettings();
render(<App />, document.getElementById('app')!);
keepOffline();
