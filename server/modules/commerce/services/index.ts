import { chinaDay } from '#contract/core/china-time.ts'
import * as contract from '#contract/commerce/services/endpoints.ts'
import { listFreeBooths } from '#server/modules/fair/booths/index.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { decideBookedAdvert, saveBookedAdvert } from './booked-adverts'
import * as bookings from './bookings.queries'
import { locateBooths } from './booths'
import { getOffered, listManaged, listOffered, removeService, saveService } from './catalogue'
import { findService } from './catalogue.queries'
import { removeContract, saveContract } from './contracts'
import { findContract, listContracts } from './contracts.queries'
import { describeHours } from './hours'
import { getOwnExhibitor } from './own'
import { presentBooking, presentContract, presentManagedBooking } from './present'

export { describeBoothOrders } from './booths'
export { hideFallenAdverts } from './booked-adverts'
export { getOffered } from './catalogue'
export type { ServiceRow } from './catalogue.queries'
export {
  type BookingLine,
  describeBookingLines,
  grantBookings,
  holdBooking,
  holdsContract,
  lockBookings,
  releaseBookings,
  retakeBookings,
  takeBackBookings,
} from './goods'
export { findFirstDay, listToFill as listAdvertsToFill } from './bookings.queries'
export { presentBooking } from './present'
export { assertLiveHours, describeHours } from './hours'
export { getOwnExhibitor } from './own'
export { notAfterFirstDay } from './first-day'
export { personalDataOfServices } from './personal-data.queries'
export { countOpenAdverts } from './open-work.queries'

export const serviceRoutes: Route[] = [
  serve(contract.listServices, ({ db, language }) => listOffered(db, language)),
  serve(contract.listTakenDays, async ({ db, input }) => {
    if (!(await findService(db, input.id))) throw fail('ServiceNotFound')
    return bookings.listTakenDays(db, input.id, chinaDay(new Date()))
  }),
  serve(contract.listFreeBooths, async ({ db, input }) => {
    const { service } = await getOffered(db, input.id)
    if (service.hallId === null) throw fail('ServiceNotFound')
    return { booths: await listFreeBooths(db, service.hallId) }
  }),
  serve(contract.getServiceStanding, async (context) => {
    const exhibitorId = await getOwnExhibitor(context)
    const signed = await findContract(context.db, exhibitorId, chinaDay(new Date()))
    return {
      contract: signed ? { number: signed.number, signedOn: signed.signedOn, until: signed.until } : null,
      live: await describeHours(context.db, exhibitorId),
    }
  }),
  serve(contract.listOwnBookings, async (context) => {
    const { db, input, language } = context
    const { rows, total } = await bookings.listOwn(db, await getOwnExhibitor(context), input)
    return toPage(
      (await locateBooths(db, rows)).map((row) => presentBooking(row, language)),
      total,
      input,
    )
  }),
  serve(contract.saveBookedAdvert, async (context) =>
    presentBooking(await saveBookedAdvert(context), context.language),
  ),
  serve(contract.getRoomTemplate, async ({ db, input }) => ({ template: await bookings.findTemplate(db, input.id) })),
  serve(contract.listManagedServices, ({ db }) => listManaged(db)),
  serve(contract.saveService, saveService),
  serve(contract.removeService, async (context) => {
    await removeService(context)
    return {}
  }),
  serve(contract.listContracts, async ({ db, input, language }) => {
    const { rows, total } = await listContracts(db, input)
    return toPage(
      rows.map((row) => presentContract(row, language)),
      total,
      input,
    )
  }),
  serve(contract.saveContract, saveContract),
  serve(contract.removeContract, async (context) => {
    await removeContract(context)
    return {}
  }),
  serve(contract.listBookedAdverts, async ({ db, input, language }) => {
    const { rows, total } = await bookings.listAdverts(db, input)
    return toPage(
      rows.map((row) => presentManagedBooking(row, language)),
      total,
      input,
    )
  }),
  serve(contract.decideBookedAdvert, async (context) =>
    presentManagedBooking(await decideBookedAdvert(context), context.language),
  ),
]
