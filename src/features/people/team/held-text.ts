import { useTranslation } from 'react-i18next'
import type { Held } from '#contract/people/team/rules.ts'

/** What somebody has in hand, as text; empty where it is nothing. */
export function useHeldText(): (held: Held) => string {
  const { t } = useTranslation('team')
  return ({ conversations, lives }) =>
    [
      conversations > 0 ? t('held.conversations', { count: conversations }) : '',
      lives > 0 ? t('held.lives', { count: lives }) : '',
    ]
      .filter(Boolean)
      .join(t('held.and'))
}
