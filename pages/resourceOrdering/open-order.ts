import type { ComponentType } from 'react'
import i18next from 'i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { getSession } from '#src/common/session/session.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import type { OrderHere } from './order-here'

export type FormProps = Parameters<typeof OrderHere>[0]

/** The order form, for who may order; a guest logs in first. undefined: it is not opened, and the reader knows why. */
export async function openOrder(): Promise<ComponentType<FormProps> | undefined> {
  if (!getSession() && !(await openLogin({ reason: { to: 'services' } }))) return undefined
  if (!hasPermission(getSession()?.user.userType, 'buyServices')) {
    showAlert(i18next.t('services:exhibitorsOnly'))
    return undefined
  }
  const texts = startTexts('service-order', 'own-tickets', 'orders', 'work', 'map', 'booth-requirements')
  const [{ OrderHere: Form }] = await Promise.all([import('./order-here'), texts])
  return Form
}
