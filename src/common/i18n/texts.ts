import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#contract/core/language.ts'
import { showToast } from '../ui/notices/notices'
import { getLanguage, onLanguage, setLanguage } from './language'

/** One file per page family and language; each is a chunk of its own, so one language is fetched. */
const files = import.meta.glob<Record<string, unknown>>(['./locales/*/*.json', './locales/*/visit/*.json'], {
  import: 'default',
})

const families = new Set<string>()
/** The language of the texts that the page shows. */
let shown: Language | undefined

/** Loads the texts of one page family in one language, whichever the page shows. */
export async function loadTexts(language: Language, family: string): Promise<void> {
  if (i18next.hasResourceBundle(language, family)) return
  const file =
    files[`./locales/${language}/${family}.json`] ??
    files[`./locales/${language}/visit/${family}.json`] ??
    (await import('./work-texts')).findWorkTexts(language, family)
  if (!file) throw new Error(`no texts ${language}/${family}`)
  i18next.addResourceBundle(language, family, await file())
}

/** The reader may choose another language while texts are on their way: what is shown is the last choice. */
async function show(): Promise<void> {
  const language = getLanguage()
  await Promise.all([...families].map((family) => loadTexts(language, family)))
  if (language !== getLanguage()) return show()
  await i18next.changeLanguage(language)
  shown = language
  document.documentElement.lang = language
}

/** A language with texts that cannot be fetched is not selected: the page stays in the current one, and shows the reason. */
function stay(): void {
  if (!shown || shown === getLanguage()) return
  setLanguage(shown)
  showToast(i18next.t('common:request.network'))
}

/** Loads the texts of the page families in the reader's language; later switches load the other language first. */
export async function startTexts(...requested: string[]): Promise<void> {
  for (const family of ['common', ...requested]) families.add(family)
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: getLanguage(),
      fallbackLng: false,
      defaultNS: 'common',
      resources: {},
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
    onLanguage(() => void show().catch(stay))
  }
  await show()
}
