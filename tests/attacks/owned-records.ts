/** What others' records are called; made again for each call. */
export interface Records {
  file: string
  enrollment: number
  exhibitor: number
  expo: number
  live: number
  exhibit: number
  /** Of the demo exhibitor's team. */
  member: number
  /** A buyer's demand that waits for the organizer. */
  draftDemand: number
  /** A demand for one exhibitor that none of the accounts belong to. */
  demand: number
  /** An offer of the demo exhibitor to it. */
  offer: number
  /** A quotation of that offer, which its buyer has not confirmed. */
  quotation: number
  /** A buyer's intention order for an exhibit of the demo exhibitor. */
  intention: number
  /** The demo buyer, who has an intention order with the demo exhibitor. */
  buyer: number
  /** A card of the demo buyer that the demo exhibitor has scanned. */
  meeting: number
  /** An advert space of the demo exhibitor that is paid. */
  booking: number
  /** A gift coupon that the demo exhibitor has claimed. */
  couponClaim: number
  /** A delivery address of the demo exhibitor. */
  address: number
  /** A saved attendee of the demo exhibitor. */
  attendee: number
  /** Of the demo exhibitor. */
  notice: number
  /** A paid order of the demo buyer, and its ticket. */
  order: number
  ticket: number
  /** A place of the demo buyer in the queue of a type. */
  waitingPlace: number
  /** A copy of the demo buyer's data, ready to be fetched. */
  dataCopy: number
  /** Of the demo buyer: a saved title, and an invoice that was applied for. */
  invoiceTitle: number
  invoice: number
  /** Between an exhibitor and a buyer without an account in these tests. */
  appointment: number
  /** Of a case of the demo buyer's. */
  caseNumber: string
}

/** A record of another user's, as a call names it. */
export interface Owned {
  /** The input that names another's record. */
  input: (records: Records) => object
  /** What everybody else hears, but for `seers`. */
  code: number
  seers?: readonly number[]
  /** What the seers hear; 0 unless told. */
  seen?: number
  /** The owner among the demo accounts: the exhibitor by default, 0 none. */
  owner?: number
}

/** A valid case, so that only the ownership of its records is checked. */
export const report = {
  feedbackContent: '这里写明所见的情况，供核实之用，不少于十五个字。',
  contactDetails: '13800138006',
  feedbackType: 1,
}
export const ofTrade = { content: report.feedbackContent, contact: report.contactDetails, imageUrlList: [] }
