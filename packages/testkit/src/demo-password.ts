// The password that tests give to the demo accounts; installations make their own.
export const DEMO_PASSWORD = "Jonaki-123";
