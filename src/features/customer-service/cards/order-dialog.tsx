import { type FieldError, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../common/form/inputs'
import { Dialog } from '../../../common/ui/dialog/dialog'
import type { Order } from './card-content'
import styles from './dialogs.module.css'
import { parseQuantity, parsePrice } from './order-numbers'

interface Values {
  name: string
  number: string
  price: string
}

interface Props {
  name: string
  coverUrl: string
  onOrder: (order: Order) => void
  onClose: () => void
}

const NAME_MAX = 200
const isName = (text: string) => text.trim() !== '' && text.trim().length <= NAME_MAX

/** What a visitor would buy: name, quantity and, where they name it, the expected price of one (spec: live §3). */
export function OrderDialog({ name, coverUrl, onOrder, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name, number: '', price: '' },
    mode: 'onTouched',
  })
  // Errors are kept by name, so that a language switch says them anew.
  const translated = (error: FieldError | undefined): FieldError | undefined =>
    error && { type: 'validate', message: t(`order.wrong.${error.message ?? ''}`) }
  const send = (values: Values) => {
    const [number, price] = [parseQuantity(values.number), parsePrice(values.price)]
    if (number === undefined || price === undefined) return
    // A picture from elsewhere is not taken.
    onOrder({ name: values.name.trim(), number, price, exhibitsCoverUrl: /^\/(?!\/)/.test(coverUrl) ? coverUrl : '' })
  }
  return (
    <Dialog title={t('order.title')} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(send)(event)}>
        <TextInput
          label={t('order.name')}
          field={register('name', { validate: (text) => isName(text) || 'name' })}
          error={translated(formState.errors.name)}
          required
        />
        <TextInput
          label={t('order.number')}
          field={register('number', { validate: (text) => parseQuantity(text) !== undefined || 'number' })}
          error={translated(formState.errors.number)}
          inputMode="numeric"
          required
        />
        <TextInput
          label={t('order.priceField')}
          field={register('price', { validate: (text) => parsePrice(text) !== undefined || 'price' })}
          error={translated(formState.errors.price)}
          inputMode="decimal"
          hint={t('order.priceHint')}
        />
        <button type="submit" className="yz-button">
          {t('order.send')}
        </button>
      </form>
    </Dialog>
  )
}
