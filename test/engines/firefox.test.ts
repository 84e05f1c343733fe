import { startFirefox } from './drivers/firefox-engine.ts';
import { testIn } from './visit.ts';
import './subjects.ts';

testIn('Firefox', startFirefox);
