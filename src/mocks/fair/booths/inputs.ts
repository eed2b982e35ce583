import { chinaDay } from '#contract/core/china-time.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { mappedHalls } from '#src/mocks/fair/floor-plan/plans.ts'
import { boothRows } from './booths'

const hallId = mappedHalls[0]
const [released, occupied] = boothRows.filter((row) => row.hallId === hallId)
const placed = new Set(boothRows.map(({ exhibitorId }) => exhibitorId))
const [first, second, third] = exhibitorRows.filter(({ id }) => !placed.has(id))
const requirements = { area: 18, utilities: ['power'], corner: false, note: '', revision: 0 }
const DAY_MS = 86_400_000

export const boothInputs = {
  listBooths: { hallId },
  assignBooth: { hallId, number: '1A-01', exhibitorId: first?.id, from: null },
  releaseBooth: { hallId, number: released?.number, exhibitorId: released?.exhibitorId },
  holdBooth: { hallId, number: '1A-02', until: chinaDay(new Date(Date.now() + DAY_MS)) },
  occupyBooth: { hallId, number: occupied?.number, exhibitorId: occupied?.exhibitorId },
  assignBooths: { hallId, assignments: [{ number: '1A-03', exhibitorId: second?.id }] },
  listBoothEvents: { hallId, number: '1A-04' },
  getHallSetup: { hallId },
  saveHallSetup: {
    hallId: 4,
    revision: 0,
    setup: {
      buildUpFrom: '2026-11-01T00:00:00Z',
      buildUpUntil: '2026-11-02T12:00:00Z',
      dismantlingFrom: '',
      dismantlingUntil: '',
      note: { zh: '由北门进场', en: '' },
      documents: [{ file: 'mock-2', title: { zh: '参展手册', en: '' } }],
    },
  },
  copyHallSetup: { hallId: 1, revision: 2, others: [{ hallId: 3, revision: 0 }] },
  saveBoothRequirements: { exhibitorId: third?.id, ...requirements },
  // Its booth has been released before.
  saveOwnBoothRequirements: requirements,
  recordBoothScan: { hallId, number: '1A-04', visitorId: 'visitor-1' },
  listBoothScans: { hallId, days: 7 },
}
