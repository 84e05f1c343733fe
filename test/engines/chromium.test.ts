import { startChromium } from '../../scripts/engines/chromium-engine.ts';
import { testIn } from './visit.ts';
import './subjects.ts';
// Depends on our code alone.
import './subjects/reduced-motion.ts';

testIn('Chromium', startChromium);
