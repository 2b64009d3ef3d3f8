// How many members wait for a decision about their documents.
import { QueueCount } from "../../shell/queue-count.tsx";

export const KycWaiting = () => <QueueCount desk="kyc" />;
