import type { CallFact } from './calls/answers.ts'
import type { CallCommand } from './calls/index.ts'
import type { ClockFact, ClockRefusal } from './clock/answers.ts'
import type { ClockCommand } from './clock/index.ts'
import type { CutFact, CutRefusal } from './cut/answers.ts'
import type { CutCommand } from './cut/index.ts'
import type { LeaderFact, LeaderRefusal } from './leaders/answers.ts'
import type { LeaderCommand } from './leaders/index.ts'
import type { ListFact, ListRefusal } from './lists/answers.ts'
import type { ListCommand } from './lists/index.ts'
import type { LuckFact, LuckRefusal } from './luck/answers.ts'
import type { LuckCommand } from './luck/index.ts'
import type { MaterialFact, MaterialRefusal } from './material/answers.ts'
import type { MaterialCommand } from './material/index.ts'
import type { MissionFact, MissionRefusal } from './missions/answers.ts'
import type { MissionCommand } from './missions/index.ts'
import type { PlayerFact, PlayerRefusal } from './players/answers.ts'
import type { PlayerCommand } from './players/index.ts'
import type { ResultFact, ResultRefusal } from './results/answers.ts'
import type { ResultCommand } from './results/index.ts'
import type { RoundFact, RoundRefusal } from './rounds/answers.ts'
import type { RoundCommand } from './rounds/index.ts'
import type { RulingFact, RulingRefusal } from './rulings/answers.ts'
import type { RulingCommand } from './rulings/index.ts'
import type { SetUpFact, SetUpRefusal } from './set-up/answers.ts'
import type { SetUpCommand } from './set-up/index.ts'
import type { SpineFact, SpineRefusal } from './spine/answers.ts'
import type { TableFact, TableRefusal } from './tables/answers.ts'
import type { TableCommand } from './tables/index.ts'
import type { Undo } from './undo.ts'

type Subject<C, F, R> = { readonly command: C; readonly fact: F; readonly refusal: R }

/** What can be wished for in each subject, what comes of it and what speaks against it. */
export type Subjects = {
  readonly calls: Subject<CallCommand, CallFact, never>
  readonly clock: Subject<ClockCommand, ClockFact, ClockRefusal>
  readonly cut: Subject<CutCommand, CutFact, CutRefusal>
  readonly leaders: Subject<LeaderCommand, LeaderFact, LeaderRefusal>
  readonly lists: Subject<ListCommand, ListFact, ListRefusal>
  readonly luck: Subject<LuckCommand, LuckFact, LuckRefusal>
  readonly material: Subject<MaterialCommand, MaterialFact, MaterialRefusal>
  readonly missions: Subject<MissionCommand, MissionFact, MissionRefusal>
  readonly players: Subject<PlayerCommand, PlayerFact, PlayerRefusal>
  readonly results: Subject<ResultCommand, ResultFact, ResultRefusal>
  readonly rounds: Subject<RoundCommand, RoundFact, RoundRefusal>
  readonly rulings: Subject<RulingCommand, RulingFact, RulingRefusal>
  readonly setUp: Subject<SetUpCommand, SetUpFact, SetUpRefusal>
  readonly spine: Subject<Undo, SpineFact, SpineRefusal>
  readonly tables: Subject<TableCommand, TableFact, TableRefusal>
}
