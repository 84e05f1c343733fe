import { startWebKit } from './drivers/webkit-engine.ts';
import { testIn } from './visit.ts';
import './subjects.ts';
import './subjects-beyond-chromium.ts';

testIn('WebKit', startWebKit);
