import { listAgreements } from '#contract/fair/agreements/endpoints.ts'
import type { AgreementName } from '#contract/fair/agreements/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { useEndpoint } from '../request/use-endpoint'

/** The document that comes with the site. */
export const documentOf = (which: AgreementName, language: Language): string =>
  `/agreements/${which}-${language === 'zh-CN' ? 'zh' : 'en'}.pdf`

/**
 * Where an agreement is read in a language: on its page where the fair has written it, else in the document that comes
 * with the site, which also is there until that is known.
 */
export function useAgreementAddress(language: Language): (which: AgreementName) => { href: string; isPdf: boolean } {
  const { data = [] } = useEndpoint(listAgreements, {}, { keep: true })
  return (which) =>
    data.some((one) => one.which === which)
      ? { href: `./about.html?lang=${language}#/agreement?which=${which}`, isPdf: false }
      : { href: documentOf(which, language), isPdf: true }
}
