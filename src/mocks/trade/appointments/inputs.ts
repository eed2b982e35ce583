import { laid, OWN_EXHIBITOR, talks } from './talks'
import { momentIn } from '#src/mocks/core/time.ts'

const reason = '行程有变'

/** Inputs that the mocks take, each once: by the first user type that may call. */
export const appointmentInputs: Record<string, unknown> = {
  saveAvailability: { ...laid.availability, version: laid.version },
  listSlots: { exhibitorId: OWN_EXHIBITOR },
  listBookable: { hallId: 1 },
  askAppointment: {
    key: 'key-of-a-request',
    exhibitorId: OWN_EXHIBITOR,
    start: momentIn(5, '09:30'),
    place: 'booth',
    purpose: '洽谈春茶采购',
  },
  openAppointment: { id: 1 },
  confirmAppointment: { id: 1 },
  confirmAppointments: { ids: [8] },
  declineAppointment: { id: 2, reason },
  proposeAppointment: { id: 3, start: momentIn(5, '15:00') },
  answerProposal: { id: 4, start: talks[3]?.proposal?.start, accept: true },
  assignAppointment: { id: 3, memberId: 101 },
  cancelAppointment: { id: 10, reason },
  markAppointment: { id: 5, outcome: 'met' },
  contestAppointment: { id: 6, reason },
  decideAppointment: { id: 15, outcome: 'met', reason: '展位记录显示双方曾会面' },
  saveBuyerTimes: { days: [], from: 540, until: 1_080, breaks: [], version: 1 },
  getAppointmentCalendar: { id: 3 },
  openTalkRoom: { id: 12 },
  getOutcome: { id: 14 },
  saveOutcome: { id: 14, version: 0, nextStep: 'sample', note: '寄送三件样品', amount: 12_000, currency: 'CNY' },
}
