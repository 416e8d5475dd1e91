import './ui/every-page.ts'
import './ui/theme.ts'
import './pages/phone/phone.css'
import './pages/phone/match/match.css'
import { firstSight } from './pages/phone/first-sight/first-sight.ts'
import { beginAnewWhenBack } from './route/begin-anew-when-back.ts'

// Small, and before the page: what a player needs first is there before the rest has come.
void firstSight()
import('./phone-main.tsx').catch(beginAnewWhenBack)
