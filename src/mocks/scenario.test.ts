import { describe, expect, it } from 'vitest'
import { assertScenario, withScenario } from './scenario'

describe('the scenario of an address', () => {
  it.each([
    '/index.html',
    '/exhibitss.html?scenario=',
    '/exhibitss.html?scenario=listExhibits:empty,slow#/',
    '/exhibitss.html#/?scenario=listExhibits:10500x1,getExhibit:ExhibitNotFound',
    '/activity.html?scenario=muted,/ce-exhibition/web/exhibits/list:network',
  ])('is taken as it is meant: %s', (address) => {
    expect(() => assertScenario(address)).not.toThrow()
  })

  it.each(['listExhibit:empty', 'listExhibits:emty', 'sloow', 'listExhibits:ExhibitGone', 'listExhibits:', 'slowx'])(
    'that is misspelt is an error that names it: %s',
    (wrong) => {
      expect(() => assertScenario(`/exhibitss.html?scenario=slow,${wrong}#/`)).toThrow(`“${wrong}”`)
      expect(() => assertScenario(`/exhibitss.html#/?scenario=${wrong},slow`)).toThrow(`“${wrong}”`)
    },
  )

  it('goes along into a new window, before the hash, unless that has one of its own', () => {
    const here = 'http://fair.test/exhibitss.html?scenario=slow#/?page=2&scenario=getExhibit:empty'
    const there = new URL(withScenario('./exhibitss.html#/ExhibisDetail?id=1', here))
    expect(there.searchParams.get('scenario')).toBe('slow,getExhibit:empty')
    expect(there.hash).toBe('#/ExhibisDetail?id=1')
    for (const kept of ['http://fair.test/news.html?scenario=network', 'http://other.test/news.html']) {
      expect(withScenario(kept, here)).toBe(kept)
    }
    expect(withScenario('./news.html', 'http://fair.test/index.html')).toBe('http://fair.test/news.html')
  })
})
