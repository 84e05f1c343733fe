import { startWebKit } from '../../scripts/engines/webkit.ts';
import { testIn } from './visit.ts';
import './subjects.ts';

testIn(startWebKit);
