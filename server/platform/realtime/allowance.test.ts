import { expect, test } from 'vitest'
import { createAllowances, ofNetwork, ofPerson, type Verdict } from './allowance'

function atClock() {
  let at = 0
  const allowances = createAllowances(true, () => at)
  const pass = (seconds: number) => void (at += seconds * 1_000)
  return { allowances, pass }
}

const countAdmitted = (admits: (() => Verdict)[], tries: number): number =>
  Array.from({ length: tries }, (_, i) => admits[i % admits.length]?.()).filter((one) => one === 'admitted').length

test('ten sockets of a person send no more than one, and as much again only by time', () => {
  const { allowances, pass } = atClock()
  const admits = Array.from({ length: 10 }, () => allowances.open('account-1', 'net').admit)
  expect(countAdmitted(admits, 500)).toBe(ofPerson.commands.burst)
  pass(1)
  expect(countAdmitted(admits, 500)).toBe(ofPerson.commands.perSecond)
  expect(countAdmitted([allowances.open('account-2', 'net').admit], 1)).toBe(1)
})

test('an address that says it is many people sends no more than an address may', () => {
  const { allowances } = atClock()
  const admits = Array.from({ length: 100 }, (_, n) => allowances.open(`guest-${n}`, 'net').admit)
  expect(countAdmitted(admits, 5_000)).toBe(ofNetwork.commands.burst)
  expect(countAdmitted([allowances.open('guest-x', 'other').admit], 1)).toBe(1)
})

test('who goes on sending what is refused is closed', () => {
  const { allowances } = atClock()
  const { admit } = allowances.open('account-1', 'net')
  const verdicts = Array.from({ length: 300 }, admit)
  expect(verdicts.indexOf('closed')).toBe(ofPerson.commands.burst + 200)
})

test('a person has so many sockets and no more, until one ends', () => {
  const { allowances } = atClock()
  const sockets = Array.from({ length: ofPerson.sockets }, () => allowances.open('account-1', 'net'))
  expect(() => allowances.open('account-1', 'net')).toThrow('TooFast')
  sockets[0]?.close()
  expect(allowances.open('account-1', 'net').admit()).toBe('admitted')
})

test('opening and closing without end is refused too, and begins again by time', () => {
  const { allowances, pass } = atClock()
  const reopen = () => allowances.open('account-1', 'net').close()
  for (let n = 0; n < ofPerson.openings.burst; n += 1) reopen()
  expect(reopen).toThrow('TooFast')
  pass(1)
  expect(reopen).not.toThrow()
})

test('an address has so many connections and no more', () => {
  const { allowances, pass } = atClock()
  const ends: (() => void)[] = []
  const mayOpen = (network: string) => {
    const messages: boolean[] = []
    allowances.arrive(network, (may) => messages.push(may))
    return messages[0]
  }
  while (mayOpen('net')) {
    ends.push(allowances.openFrom('net'))
    pass(1)
  }
  expect(ends).toHaveLength(ofNetwork.sockets)
  expect(mayOpen('other')).toBe(true)
  pass(1)
  ends[0]?.()
  expect(mayOpen('net')).toBe(true)
})
