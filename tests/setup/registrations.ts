import sharp from 'sharp'
import { sendRegEmail, smsSend } from '#contract/people/codes/endpoints.ts'
import { buyerRegister } from '#contract/people/registration/endpoints.ts'
import type { BuyerRegistration, ExhibitorRegistration } from '#contract/people/registration/records.ts'
import { uploadImageOpen } from '#contract/foundation/files/endpoints.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { codeSentTo, solved } from './access'
import type { TestServer } from './start-server'

/** The code that a mainland phone got for registering. */
export async function provenPhone(server: TestServer, mobile: string): Promise<string> {
  const { pass } = await solved(server)
  await server.ask(smsSend, { mobile, purpose: 'register', pass })
  return codeSentTo(server, `+86${mobile}`)
}

export async function provenMail(server: TestServer, email: string): Promise<string> {
  const { pass } = await solved(server)
  await server.ask(sendRegEmail, { email, pass })
  return codeSentTo(server, email)
}

/** The id of a picture that a form uploaded. */
export async function uploaded(server: TestServer, uploadKey: string): Promise<string> {
  const size = { width: 450, height: 450, channels: 3 as const, background: '#8a5a3c' }
  const png = await sharp({ create: size }).png().toBuffer()
  const input = {
    base64: `data:image/png;base64,${png.toString('base64')}`,
    module: 'registration',
    uploadType: '',
    imgId: '',
  }
  const { data } = await server.ask(uploadImageOpen, input, { headers: { uploadkey: uploadKey } })
  return data.id
}

interface Company {
  phone: string
  code: string
  uploadKey: string
  socialCredit?: string
  idCard?: string
}

/** A company of Hangzhou, filled in in Chinese, with one picture and one certificate. */
export async function buildCompany(server: TestServer, of: Company): Promise<ExhibitorRegistration> {
  const { phone, code, uploadKey, socialCredit = '91350203MA1YX005W5', idCard = 'E10000001' } = of
  const industryIds = [1]
  return {
    clientKey: newKey(),
    code,
    isCheckPhone: 1,
    areaCode: '+086',
    agreed: true,
    joinType: 0,
    exhibitionType: 1,
    deadlineType: 1,
    name: '柳七',
    industryIds,
    phone,
    email: `hello-${phone}@liuyuan.example`,
    password: 'Company#2026',
    againPassWord: 'Company#2026',
    exhibitsPicture: [await uploaded(server, uploadKey)],
    qualificationCertificate: [await uploaded(server, uploadKey)],
    hallId: 1,
    multiLanguageVOList: [
      {
        countryId: 156,
        countryName: '中国',
        areaName: '浙江',
        cityName: '杭州',
        company: '杭州柳园器物有限公司',
        socialCredit,
        name: '柳七',
        cardType: 2,
        idCard,
        contactName: '柳七',
        typeId: 1,
        industryIds,
        languageType: 1,
      },
    ],
  }
}

interface Buyer {
  email: string
  code: string
  phone?: string
  number?: string
  /** The code of a pre-registration that it is made of. */
  preRegistration?: string
}

/** A buyer of Germany, filled in in English. */
export function buyerOf({
  email,
  code,
  phone = '15112345678',
  number = 'C01X00T47',
  preRegistration,
}: Buyer): BuyerRegistration {
  const shared = {
    countryId: 276,
    identityType: 2,
    identityNumber: number,
    industry: [1, 2],
    objective: ['items', 'other'],
    otherObjective: 'a museum shop',
    intention: [{ intentionType: 'design', name: 'tableware' }],
  }
  return {
    clientKey: newKey(),
    ...(preRegistration === undefined ? {} : { preRegistration }),
    code,
    isCheckPhone: 0,
    areaCode: '+49',
    agreed: true,
    list: [
      {
        ...shared,
        countryName: '德国',
        name: '安娜',
        languageType: 1,
        phone,
        email,
        passWord: 'Buyer#2026',
        againPassWord: 'Buyer#2026',
      },
      { ...shared, countryName: 'Germany', name: 'Anna Weiss', languageType: 2 },
    ],
  }
}

export const registerBuyer = (server: TestServer, buyer: Buyer) =>
  server.ask(buyerRegister, buyerOf(buyer), { language: 'en-US' })
