import { App, ConfigProvider } from 'antd'
import en from 'antd/locale/en_US'
import zh from 'antd/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import 'virtual:work-styles.css'
import { workTheme } from './theme'
import './work.css'

/** Fields are marked where they are needed; the first that is wrong is shown and has the focus. */
const form = { scrollToFirstError: { focus: true, block: 'center' }, validateMessages: {} } as const

/** Around a surface where people work: antd in the fair's colours and the reader's language. */
export function Work({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  return (
    <ConfigProvider theme={workTheme} locale={i18n.language === 'en-US' ? en : zh} form={form}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
