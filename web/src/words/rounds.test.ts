import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'

const rounds = languages.map((language) => deskWords(language).page.rounds)

describe('the words of a round', () => {
  it('have the same letters in every language: a slip is typed by whoever sits there', () => {
    const letters = rounds.map(({ lane }) => [...lane.games, ...lane.keys].map(([keys]) => keys))
    for (const own of letters) expect(own).toEqual(letters[0])
    for (const { adjust } of rounds) {
      expect(adjust.hint.match(/\d\w? (\d\w?|b)/g)).toEqual(['4 5', '4f 5s', '4t 5t', '4 b'])
    }
  })

  it('end a sentence where one is said', () => {
    for (const { lane, end, panel, calculator, adjust, amend, hall, noneHere } of rounds) {
      for (const text of [
        lane.help,
        lane.noTable('9'),
        lane.notUnderstood('q'),
        lane.toForm,
        end.expected('14:57'),
        end.slow('3', 1),
        end.slow('3, 7', 2),
        panel.choose,
        panel.type,
        calculator.hint,
        calculator.hintHalves,
        calculator.notUnderstood,
        adjust.hint,
        adjust.notPossible,
        adjust.wrongOpponentsNote,
        amend.nothing,
        amend.others(3, null),
        amend.others(1, 'Ana'),
        ...Object.values(amend.choiceNote),
        hall.fromNext,
        noneHere,
      ]) {
        expect(text).toMatch(/\.$/)
      }
    }
  })
})
