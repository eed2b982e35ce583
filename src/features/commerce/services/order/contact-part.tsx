import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

const fields = [
  { name: 'name', autoComplete: 'name', type: 'text', maxLength: 120 },
  { name: 'phone', autoComplete: 'tel', type: 'tel', maxLength: 30 },
] as const

/** Who is reached about the order. */
export function ContactPart({ form }: { form: DraftForm }) {
  const { t } = useTranslation('service-order')
  const id = useId()
  const { contact } = form.draft
  return (
    <div className={styles.pair}>
      {fields.map(({ name, ...input }) => {
        const message = form.messageAt(`contact.${name}`)
        return (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>
              <span className="work-star" aria-hidden="true">
                *
              </span>
              {t(`contact.${name}`)}
            </label>
            <Input
              {...input}
              id={`${id}-${name}`}
              status={message ? 'error' : ''}
              aria-required
              aria-invalid={message !== undefined}
              aria-describedby={message ? `${id}-${name}-message` : undefined}
              value={contact[name]}
              onChange={({ target }) => form.setContact({ ...contact, [name]: target.value })}
              onBlur={() => form.leave(`contact.${name}`)}
            />
            {message ? (
              <small id={`${id}-${name}-message`} className={styles.message} role="alert">
                {message}
              </small>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
