import type { RegistrationKind } from '#contract/people/registration/schemas.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { getPreExhibitorDetail } from '#contract/people/registration/endpoints.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { emptyValues, type FormValues } from './form-values'

type Loose = Record<string, unknown>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textsOf = (value: unknown): string[] => listOf(value).map(textOf).filter(Boolean)
const numbersOf = (value: unknown): number[] => listOf(value).map(Number).filter(Number.isInteger)

/** What a file of this id is called; the place counts where its name is not known. */
type NameOfFile = (id: string, index: number) => string

/** What was uploaded then: of it the id and the name are known. */
const filesOf = (value: unknown, nameOf: NameOfFile): UploadedFile[] =>
  textsOf(value).map((id, i) => ({
    id,
    url: '',
    fileName: nameOf(id, i + 1),
    fileSize: 0,
    fileSizeStr: '',
    fileExt: '',
    dcsUrl: '',
  }))

function namesOf(records: readonly Loose[], field: string, language: Language): [own: string, other: string] {
  const inLanguage = (type: number) =>
    textOf(records.find((record) => Number(record['languageType']) === type)?.[field])
  const [zh, en] = [inLanguage(1), inLanguage(2)]
  return language === 'zh-CN' ? [zh, en] : [en || zh, en ? zh : '']
}

/** The form as it was sent, all but password, code and agreement; fields that are missing stay empty. */
export function fromRecord(kind: RegistrationKind, sent: Loose, language: Language, nameOf: NameOfFile): FormValues {
  const records = listOf(sent['list'] ?? sent['multiLanguageVOList']).filter(isLoose)
  const [first = {}] = records
  const purpose = kind === 'buyer' ? first : sent
  const [name, nameOther] = namesOf(records, 'name', language)
  const [company, companyOther] = namesOf(records, 'company', language)
  const [contactName, contactNameOther] = namesOf(records, 'contactName', language)
  const isShort = Number(sent['deadlineType'] ?? 1) === 0
  return {
    ...emptyValues,
    participant: kind === 'exhibitorIndividual' ? 'individual' : 'company',
    exhibitionType: Number(sent['exhibitionType']) === 1 ? '1' : '0',
    countryId: textOf(first['countryId']),
    area: textOf(first['areaName']),
    city: textOf(first['cityName']),
    company,
    companyOther,
    name,
    nameOther,
    contactName,
    contactNameOther,
    contactPhone: textOf(sent['contactPhone']),
    contactEmail: textOf(sent['contactEmail']),
    socialCredit: textOf(first['socialCredit']),
    validity: isShort ? 'short' : 'long',
    startDeadline: textOf(sent['startDeadline']),
    endDeadline: textOf(sent['endDeadline']),
    cardType: textOf(first['identityType'] ?? first['cardType']) || '1',
    idNumber: textOf(first['identityNumber'] ?? first['idCard']),
    industryIds: numbersOf(first['industry'] ?? first['industryIds']),
    hallId: textOf(sent['hallId']),
    typeId: textOf(first['typeId']),
    areaCode: textOf(sent['areaCode']) || emptyValues.areaCode,
    phone: textOf(first['phone']),
    email: textOf(first['email']),
    objective: textsOf(purpose['objective']),
    otherObjective: textOf(purpose['otherObjective']),
    intention: listOf(purpose['intention'])
      .filter(isLoose)
      .map((one) => `${textOf(one['intentionType'])}/${textOf(one['name'])}`),
    exhibitsPicture: filesOf(sent['exhibitsPicture'], nameOf),
    identification: filesOf(sent['identification'], nameOf),
    qualificationCertificate: filesOf(sent['qualificationCertificate'], nameOf),
  }
}

type PreExhibitor = OutputOf<typeof getPreExhibitorDetail>

/** The form with what an earlier fair knows of the exhibitor (spec: access §4). */
export function withImported(values: FormValues, of: PreExhibitor, language: Language): FormValues {
  const [own, other] = language === 'zh-CN' ? [of.company.zh, of.company.en] : [of.company.en, of.company.zh]
  const isCompany = values.participant === 'company'
  return {
    ...values,
    exhibitionType: of.exhibitionType === 1 ? '1' : '0',
    countryId: String(of.countryId),
    area: of.areaName.zh,
    city: of.cityName.zh,
    ...(isCompany ? { company: own || other, companyOther: own ? other : '' } : {}),
    industryIds: of.industryIds.slice(0, 3),
    hallId: of.hallId === null ? '' : String(of.hallId),
    typeId: of.typeId === null ? '' : String(of.typeId),
  }
}
