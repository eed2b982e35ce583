/** The lists of the dictionary: what the forms of registration, tickets and invoices offer to choose from. */
export const dictionaryTypes = [
  'objective',
  'intention',
  'identityType',
  'ticketIdType',
  'refundReason',
  'invoiceTitle',
  'invoiceType',
] as const
