import * as RadixToast from "@radix-ui/react-toast";
import { useToast } from "./use-toast";
import "./toasts.css";

const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

/** The toast region: one message at a time, gone after five seconds or a swipe, reached with F8. */
export default function Toasts() {
  const toast = useToast();
  return (
    <RadixToast.Provider duration={DURATION} swipeThreshold={SWIPE_THRESHOLD} swipeDirection="right">
      {toast && (
        <RadixToast.Root key={toast.id} className="toast">
          <RadixToast.Title>{toast.text}</RadixToast.Title>
          <RadixToast.Close className="ghost">Close</RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toasts" hotkey={["F8"]} label="Messages ({hotkey})" />
    </RadixToast.Provider>
  );
}
