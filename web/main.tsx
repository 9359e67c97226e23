import { render } from 'preact';
import './theme/index.css';
import './theme/boards.ts';
import './shell.css';
import { App, fetchPage } from './app.tsx';
import { learnToSpeak, takeOthersFrom, takeReaderFrom } from './library.ts';
import { keepOffline } from './offline/keep.ts';
import { othersKnown } from './others.ts';
import { beforeSpeaking, settings, wearSettings } from './settings/settings.ts';
import { learnWords, wordsHere } from './words/reader.ts';

takeOthersFrom(othersKnown);
takeReaderFrom(() => settings.peek().language);
beforeSpeaking((language) => Promise.all([learnWords(language), learnToSpeak(language)]));
wearSettings();
keepOffline();
fetchPage();
void wordsHere().then(() => render(<App />, document.getElementById('app')!));
