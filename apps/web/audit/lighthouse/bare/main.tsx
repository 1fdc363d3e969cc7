import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";

function BarePage() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>React and React Router, and nothing else.</p>
    </main>
  );
}

const router = createBrowserRouter([{ path: "*", Component: BarePage }]);
const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={router} />);
