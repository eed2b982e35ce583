import { describe, expect, it } from 'vitest'
import * as rules from './rules'

const some = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

describe('socialCredit', () => {
  it.each([
    ['', 'socialCredit.empty'],
    ['91350100M000100Y43', undefined],
    ['91350100M000100Y44', 'socialCredit.wrong'],
    ['91350100M000100Y4', 'socialCredit.wrong'],
  ])('%j is %s', (value, breach) => expect(rules.socialCredit(value)).toBe(breach))
})

describe('idNumber', () => {
  it.each([
    [1, '11010519491231002X', undefined],
    [1, '110105194912310021', 'idNumber.idCard'],
    [1, 'EA1234567', 'idNumber.idCard'],
    [2, 'EA1234567', undefined],
    [2, 'EA12', 'idNumber.passport'],
    [3, '南字第12345678号', undefined],
    [3, 'EA1234567', 'idNumber.officer'],
    [4, 'A123456(3)', undefined],
    [4, 'A123456(4)', 'idNumber.hongKong'],
    [5, '任'.repeat(20), undefined],
    [5, '任'.repeat(21), 'idNumber.long'],
    [5, '  ', 'idNumber.empty'],
    [1, '', 'idNumber.empty'],
    [0, '11010519491231002X', 'idNumber.type'],
    [6, '11010519491231002X', 'idNumber.type'],
  ])('of type %d, %j is %s', (type, value, breach) => expect(rules.idNumber(type, value)).toBe(breach))
})

describe('counted lists', () => {
  it.each([
    [rules.industries, 0, 'industries.empty'],
    [rules.industries, 1, undefined],
    [rules.industries, 3, undefined],
    [rules.industries, 4, 'industries.many'],
    [rules.halls, 0, undefined],
    [rules.halls, 1, undefined],
    [rules.halls, 2, 'halls.many'],
    [rules.exhibitPictures, 0, 'pictures.empty'],
    [rules.exhibitPictures, 5, undefined],
    [rules.exhibitPictures, 6, 'pictures.many'],
    [rules.attachments, 0, 'attachments.empty'],
    [rules.attachments, 10, undefined],
    [rules.attachments, 11, 'attachments.many'],
    [rules.objectives, 0, 'objectives.empty'],
    [rules.objectives, 1, undefined],
    [rules.intentions, 0, 'intentions.empty'],
    [rules.intentions, 1, undefined],
  ])('%o of %d is %s', (rule, count, breach) => expect(rule(some(count))).toBe(breach))
})

describe('newestThree', () => {
  it.each([
    [[], 1, [1]],
    [[1, 2], 3, [1, 2, 3]],
    [[1, 2, 3], 4, [2, 3, 4]],
    [[1, 2, 3], 1, [2, 3, 1]],
    [[1, 2], 1, [2, 1]],
  ])('%j and %d make %j', (list, added, result) => expect(rules.newestThree(list, added)).toEqual(result))
})

describe('otherObjective', () => {
  it.each([
    ['', false, undefined],
    ['', true, 'otherObjective.empty'],
    [' ', true, 'otherObjective.empty'],
    ['看'.repeat(20), true, undefined],
    ['看'.repeat(21), true, 'otherObjective.long'],
    ['看'.repeat(21), false, 'otherObjective.long'],
  ])('%j with other chosen %s is %s', (value, chosen, breach) =>
    expect(rules.otherObjective(value, chosen)).toBe(breach),
  )
})

describe('validity', () => {
  it.each([
    [undefined, undefined, true, undefined],
    ['2026-01-01', '2036-01-01', false, undefined],
    ['2026-01-01', '2026-01-02', false, undefined],
    ['2026-01-01', '2026-01-01', false, 'validity.order'],
    ['2026-01-02', '2026-01-01', false, 'validity.order'],
    ['2026-01-01', undefined, false, 'validity.empty'],
    [undefined, '2026-01-01', false, 'validity.empty'],
    ['', '', false, 'validity.empty'],
    ['2026-02-30', '2027-01-01', false, 'validity.date'],
    ['2026-1-1', '2027-01-01', false, 'validity.date'],
    ['2026-01-01', '2026-13-01', false, 'validity.date'],
    ['yesterday', 'tomorrow', false, 'validity.date'],
  ])('from %j to %j, long term %s, is %s', (start, end, isLongTerm, breach) =>
    expect(rules.validity({ start, end, isLongTerm })).toBe(breach),
  )
})
