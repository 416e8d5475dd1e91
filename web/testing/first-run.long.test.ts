import { languages } from '@topcut/protocol/words'
import { newcomersBegin } from './first-run.suite.ts'

newcomersBegin(languages)
