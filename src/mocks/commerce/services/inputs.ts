import { fileAddress } from '#contract/foundation/files/rules.ts'
import { dateIn } from '#src/mocks/core/time.ts'

const service = {
  kind: 'advert',
  name: { zh: '资讯页横幅', en: 'News banner' },
  description: { zh: '', en: '' },
  fen: 30_000,
  place: 'news',
  template: null,
  ticketTypeId: null,
  refundUntil: null,
  refundFeePercent: 0,
  shown: true,
  position: 20,
}

/** What the calls of exhibition services need beyond the defaults. */
export const serviceInputs: Record<string, unknown> = {
  listTakenDays: { id: 1 },
  listFreeBooths: { id: 12 },
  saveBookedAdvert: {
    id: 28,
    version: 1,
    title: { zh: '青禾开窑', en: 'Qinghe opens its kiln' },
    imageUrl: { zh: fileAddress('mock-4'), en: '' },
    jumpLink: '',
  },
  getRoomTemplate: { id: 1 },
  saveService: { id: null, version: null, service },
  removeService: { id: 11, version: 1 },
  saveContract: {
    exhibitorId: 7,
    version: null,
    contract: { number: 'YZ-2026-0007', signedOn: dateIn(-3), until: null },
  },
  removeContract: { exhibitorId: 2, version: 1 },
  decideBookedAdvert: { id: 37, version: 1, approve: true, reason: '' },
}
