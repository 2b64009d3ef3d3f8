// How many orders wait at the cashier's desks.
import { QueueCount } from "../../shell/queue-count.tsx";

export const DepositsWaiting = () => <QueueCount desk="deposits" />;
export const WithdrawalsWaiting = () => <QueueCount desk="withdrawals" />;
