import { ART } from 'virtual:art';
import { render } from 'preact';
import './theme/index.css';
import './theme/boards.ts';
import './shell.css';
import { hearAnnouncements } from './announcements/heard.ts';
import { App, fetchPage } from './app.tsx';
import { showTurns } from './home/turns.ts';
import { learnToSpeak, takeArtFrom, takeOthersFrom, takeReaderFrom } from './library.ts';
import { keepOffline } from './offline/keep.ts';
import { seatKeys } from './online/keys.ts';
import { signedIn } from './online/signed-in.ts';
import { othersKnown } from './others.ts';
import { beforeSpeaking, settings, wearSettings } from './settings/settings.ts';
import { watchForTouch } from './sound/touched.ts';
import { learnWords, wordsHere } from './words/reader.ts';

/** The page is there first. */
const TURNS_MS = 1500;

takeArtFrom(ART);
takeOthersFrom(othersKnown);
takeReaderFrom(() => settings.peek().language);
beforeSpeaking((language) => Promise.all([learnWords(language), learnToSpeak(language)]));
wearSettings();
watchForTouch();
keepOffline();
hearAnnouncements();
showTurns();
// Whoever has a seat somewhere is told of turns; a stranger's page does without.
if (signedIn.get() || seatKeys.tables().length > 0)
  setTimeout(() => void import('./home/mine.ts').then(({ keepLooking }) => keepLooking()), TURNS_MS);
fetchPage();
void wordsHere().then(() => render(<App />, document.getElementById('app')!));
