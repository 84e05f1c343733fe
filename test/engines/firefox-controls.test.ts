import { startFirefox } from '../../scripts/engines/firefox-engine.ts';
import { testIn } from './visit.ts';
import './control-subjects.ts';

testIn('Firefox', startFirefox);
