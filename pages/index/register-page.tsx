import { startTexts } from '#src/common/i18n/texts.ts'

/** Registration on the home entry, where the login dialog leads (spec: access §2.1). */
export async function loadRegistration() {
  const [{ RegistrationScreen }] = await Promise.all([
    import('#src/features/people/registration/registration-screen.tsx'),
    startTexts('registration'),
  ])
  return RegistrationScreen
}
