import { startFirefox } from './drivers/firefox-engine.ts';
import { testIn } from './visit.ts';
import './subjects.ts';
import './subjects-beyond-chromium.ts';

testIn('Firefox', startFirefox);
