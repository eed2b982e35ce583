export { addEvent, type CaseEvent, listEvents } from './history.queries'
