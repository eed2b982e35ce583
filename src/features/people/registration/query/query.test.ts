import { describe, expect, it } from 'vitest'
import { backPath, belongsOnMobileQuery, resultAddress } from './mobile-redirect'
import { toOutcome } from './outcome'

it.each([
  ['0', 'approved'],
  ['1', 'approved'],
  ['2', 'rejected'],
  ['4', 'rejected'],
  ['3', 'review'],
  ['', 'review'],
  ['9', 'review'],
])('result %j is %s', (result, outcome) => expect(toOutcome(result)).toBe(outcome))

it('a registration that was returned for changes is neither approved nor rejected', () => {
  expect(toOutcome('5', 'changes')).toBe('changes')
})

describe('belongsOnMobileQuery', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
  it.each([
    ['/login.html', '#/registrationQuery', phone, true],
    ['/login.html', '#/registrationQuery?lang=en', phone, true],
    ['/login.html', '#/registrationQuery', desk, false],
    ['/login.html', '#/registrationQuery/result?mobile=1', phone, false],
    ['/login.html', '#/registrationQuery/mobile', phone, false],
    ['/login.html', '#/register', phone, false],
    ['/index.html', '#/registrationQuery', phone, false],
  ])('%s%s', (pathname, hash, userAgent, belongs) => {
    expect(belongsOnMobileQuery({ pathname, hash }, userAgent)).toBe(belongs)
  })
})

it('the result page leads back to a query page and nowhere else', () => {
  expect(resultAddress({ mobile: '13900139001', email: '' })).toBe(
    '/registrationQuery/result?url=%2FregistrationQuery%2Fmobile&mobile=13900139001&email=',
  )
  expect(['/registrationQuery', '/registrationQuery/mobile', 'https://elsewhere.example', ''].map(backPath)).toEqual([
    '/registrationQuery',
    '/registrationQuery/mobile',
    '/registrationQuery/mobile',
    '/registrationQuery/mobile',
  ])
})
