export { personalDataKinds, type PersonalDataKind, retentionReasons } from './kinds'
export {
  addressesOf,
  columnsOf,
  DELETED,
  erase,
  keep,
  nameOf,
  type Person,
  type PersonalData,
  type RetentionRule,
  strip,
  trace,
} from './personal-data.queries'
