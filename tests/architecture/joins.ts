/**
 * Domains that read tables of another domain of their area by its schema instead of its index, with the reason. A pair that is
 * mended must leave this list.
 */

/** The other domain imports this one's index: its own index would close a circle. */
const CIRCLE = 'imports back'
/** The tables have no published view: nobody else reads them. */
const NO_VIEW = 'no view'
/** Writes or locks rows, which a view does not allow everywhere. */
const WRITES = 'writes'
/** Groups by, aliases or infers types from the table, which a view does not allow. */
const TABLE = 'needs the table'

export const joins: Readonly<Record<string, string>> = {
  'commerce/check-in → commerce/tickets': WRITES,
  'commerce/invoices → commerce/payments': CIRCLE,
  'commerce/orders → commerce/payments': CIRCLE,
  'commerce/orders → commerce/tickets': TABLE,
  'commerce/payments → commerce/orders': NO_VIEW,
  'commerce/services → commerce/orders': CIRCLE,
  'commerce/tickets → commerce/orders': CIRCLE,
  'commerce/tickets → commerce/waiting-list': CIRCLE,
  'fair/agreements → fair/content': NO_VIEW,
  'fair/booths → fair/content': NO_VIEW,
  'fair/booths → fair/floor-plan': WRITES,
  'fair/exhibitors → fair/content': NO_VIEW,
  'fair/exhibitors → fair/exhibits': CIRCLE,
  'fair/exhibits → fair/exhibitors': TABLE,
  'fair/exhibits → fair/halls': TABLE,
  'fair/halls → fair/exhibitors': CIRCLE,
  'fair/halls → fair/exhibits': CIRCLE,
  'fair/search → fair/exhibitors': CIRCLE,
  'fair/search → fair/exhibits': CIRCLE,
  'fair/search → fair/halls': CIRCLE,
  'fair/search → fair/thesaurus': CIRCLE,
  'live/chat → live/live': NO_VIEW,
  'live/customer-service → live/chat': WRITES,
  'live/live → live/chat': CIRCLE,
  'operations/audiences → operations/questionnaires': CIRCLE,
  'operations/figures → operations/analytics': NO_VIEW,
  'trade/appointments → trade/demands': NO_VIEW,
  'trade/business → trade/appointments': NO_VIEW,
  'trade/business → trade/demands': TABLE,
  'trade/business → trade/intentions': NO_VIEW,
  'trade/business → trade/offers': TABLE,
  'trade/demands → trade/blocks': NO_VIEW,
  'trade/demands → trade/offers': CIRCLE,
  'trade/follows → trade/blocks': NO_VIEW,
  'trade/leads → trade/appointments': CIRCLE,
  'trade/leads → trade/cards': CIRCLE,
  'trade/leads → trade/demands': CIRCLE,
  'trade/leads → trade/follows': CIRCLE,
  'trade/leads → trade/intentions': CIRCLE,
  'trade/leads → trade/offers': CIRCLE,
  'trade/matches → trade/blocks': NO_VIEW,
  'trade/matches → trade/demands': NO_VIEW,
  'trade/offers → trade/blocks': NO_VIEW,
  'trade/offers → trade/demands': TABLE,
}
