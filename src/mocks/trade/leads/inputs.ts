import { MOCK_CARD_CODE } from '#src/mocks/trade/cards/cards.ts'

/** Inputs that the mocks of leads, blocks and cards take, each once: by the first user type that may call. */
export const leadInputs: Record<string, unknown> = {
  saveCard: { name: '沈砚秋', company: '', mail: 'yanqiu@stand.example', phone: '', version: 0 },
  scanCard: { code: MOCK_CARD_CODE },
  getScannedMeeting: { id: 4 },
  answerMeeting: { id: 5, give: ['name'] },
  takeBackMeeting: { id: 6 },
  getLead: { id: 6 },
  saveLead: { id: 7, version: 0, state: 'contacted', nextStep: '寄样', nextDay: '2031-03-01', ownerId: 101 },
  addLeadNote: { id: 7, key: 'key-of-a-note', text: '对白瓷感兴趣' },
  removeLeadNote: { id: 2 },
  listLeadTimeline: { id: 6 },
  listDealingTimeline: { id: 1 },
  blockExhibitor: { id: 2 },
  unblockExhibitor: { id: 2 },
  blockBuyer: { id: 7 },
  unblockBuyer: { id: 7 },
}
