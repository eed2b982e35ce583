export { addEvent, type CaseEvent, listEvents } from './history.queries'
export { personalDataOfHistory, eventsOf } from './personal-data.queries'
