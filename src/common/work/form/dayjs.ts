import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import 'dayjs/locale/zh-cn'

dayjs.extend(utc)

/** With what antd's days and times need of it, in both languages. */
export default dayjs
