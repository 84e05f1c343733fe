import { startFirefox } from '../../scripts/engines/firefox.ts';
import { testIn } from './visit.ts';
import './subjects.ts';

testIn(startFirefox);
