import type {
  PreRegistrationRow,
  PreRegistrationTerms,
  TakenPreRegistration,
} from '#contract/people/pre-registration/schemas.ts'

export interface MockPreRegistration extends Omit<PreRegistrationRow, 'country' | 'phone'>, TakenPreRegistration {
  code: string
  clientKey: string
  /** Of the page that took it over. */
  takenBy: string
}

const HOUR_MS = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()

const row = (id: number, over: Partial<MockPreRegistration>): MockPreRegistration => ({
  id,
  code: `PRE222222222222${id}`,
  clientKey: '',
  takenBy: '',
  name: '林小满',
  company: '拾光画廊',
  countryId: 156,
  areaCode: '+086',
  mobile: `1390000${String(id).padStart(4, '0')}`,
  email: '',
  purposes: ['items', 'purchase'],
  createdAt: ago(id * 7),
  cameAt: null,
  accountId: null,
  repeats: null,
  ...over,
})

/** The newest first. */
export const preRegistrations: MockPreRegistration[] = [
  row(4, { name: '林小满', repeats: 3, createdAt: ago(2) }),
  row(3, { cameAt: ago(1), accountId: 6, createdAt: ago(26) }),
  row(2, {
    name: 'Emma Fischer',
    company: 'Nordlicht Design GmbH',
    countryId: 276,
    areaCode: '+49',
    mobile: '',
    email: 'emma@nordlicht.example',
    purposes: ['partner'],
    createdAt: ago(50),
  }),
  row(1, { name: '周海', company: '海派文创', cameAt: ago(3), createdAt: ago(75) }),
]

export const terms: PreRegistrationTerms & { version: number } = {
  version: 1,
  isOpen: true,
  until: null,
  title: { zh: '', en: '' },
  intro: { zh: '', en: '' },
}
